import { createContext } from 'react';

/** What a Sidebar tells the rows in it. */
export type Rail = { isCollapsed: boolean; accent: string | undefined };

/** The Sidebar around a row; outside one, rows are wide. */
export const RailContext = createContext<Rail>({ isCollapsed: false, accent: undefined });
