declare module 'virtual:package-styles.css';
