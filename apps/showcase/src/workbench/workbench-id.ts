/** Where the bench stands on its page, and what a shared link goes to. */
export const WORKBENCH_ID = 'banco-de-pruebas';
