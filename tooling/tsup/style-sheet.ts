// What `exports` names as the types of each style sheet: TypeScript 6 refuses to import one for its own
// sake where nothing says that there is a module.
export {};
