declare module 'virtual:package-styles.css';
declare module 'virtual:package-entries' {
  const entries: readonly Readonly<Record<string, unknown>>[];
  export default entries;
}
