/** The animation code of framer-motion. Import it dynamically, after the first paint. */
export { domMax as default } from 'framer-motion';
