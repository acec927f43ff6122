import { createContext } from 'react';

/** The sources of the page being rendered, in the order in which its text leans on them. */
export const NotesContext = createContext<readonly string[]>([]);
