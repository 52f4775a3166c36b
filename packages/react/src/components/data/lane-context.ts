import { createContext } from 'react';

/** The lane around a card, and the lanes beside it where their names are known. */
export type LaneAround = { readonly title: string; readonly back: string | undefined; readonly on: string | undefined };

/** The lane around a card; undefined outside a board. */
export const LaneContext = createContext<LaneAround | undefined>(undefined);

/** What the board or lane around them fills its cards with. */
export const CardFillContext = createContext<string | undefined>(undefined);

/** The names of all lanes of the board around a lane, in order. */
export const BoardContext = createContext<readonly string[]>([]);
