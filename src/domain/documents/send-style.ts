/** How a document goes out unless somebody says otherwise as it goes. */
export const sendStyles = ['whatsapp', 'email'] as const;
export type SendStyle = (typeof sendStyles)[number];
