/** The animating half of framer-motion, fetched when the first flow opens and not before. */
export { domAnimation as default } from 'framer-motion';
