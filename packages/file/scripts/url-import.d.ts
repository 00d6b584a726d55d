/** The address at which Vite serves a file. */
declare module '*?url' {
  const url: string;
  export default url;
}
