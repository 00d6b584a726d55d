declare module 'virtual:package-entries' {
  const entries: readonly Readonly<Record<string, unknown>>[];
  export default entries;
}
declare module 'virtual:package-styles.css';
