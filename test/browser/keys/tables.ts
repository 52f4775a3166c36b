import { BUTTON_TABLES } from './button-tables.ts';
import { CHOICE_TABLES } from './choice-tables.ts';
import { GRID_TABLES } from './grid-tables.ts';
import { MENU_TABLES } from './menu-tables.ts';
import type { KeyTable } from './table.ts';
import { VALUE_TABLES } from './value-tables.ts';

/** The key tables of the ARIA Authoring Practices (w3.org/WAI/ARIA/apg/patterns), a widget each. */
export const TABLES: KeyTable[] = [...MENU_TABLES, ...CHOICE_TABLES, ...VALUE_TABLES, ...GRID_TABLES, ...BUTTON_TABLES];
