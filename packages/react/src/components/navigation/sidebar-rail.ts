import { createContext } from 'react';

/** What a Sidebar tells the rows in it. */
export type Rail = { isCollapsed: boolean; accent: string | undefined };

export const RailContext = createContext<Rail>({ isCollapsed: false, accent: undefined });
