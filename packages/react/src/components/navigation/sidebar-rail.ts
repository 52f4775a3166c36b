import { createContext } from 'react';

/** What the rows know of the Sidebar around them. */
export type Rail = { isCollapsed: boolean; accent: string | undefined };

/** The Sidebar around a row; outside one, rows are wide. */
export const RailContext = createContext<Rail>({ isCollapsed: false, accent: undefined });
