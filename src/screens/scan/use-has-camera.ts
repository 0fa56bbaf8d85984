import { useEffect, useState } from 'react';

/** Whether this device has a camera now; false until that is known, and where the browser gives none to the page. */
export const useHasCamera = (): boolean => {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    // A browser has it on secure pages alone.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices) return;
    let isShown = true;
    const look = async () => {
      const found = await devices.enumerateDevices().catch(() => []);
      if (isShown) setHasCamera(found.some(({ kind }) => kind === 'videoinput'));
    };
    void look();
    devices.addEventListener('devicechange', look);
    return () => {
      isShown = false;
      devices.removeEventListener('devicechange', look);
    };
  }, []);
  return hasCamera;
};
