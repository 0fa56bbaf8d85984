/** How a document goes out unless somebody says otherwise as it goes. */
export const sendStyles = ['whatsapp', 'email'] as const;
export type SendStyle = (typeof sendStyles)[number];

/** The ways a document reaches its customer: by email, by WhatsApp, or as a link that somebody passes on. */
export const sendMethods = ['mail', 'whatsapp', 'link'] as const;
export type SendMethod = (typeof sendMethods)[number];
