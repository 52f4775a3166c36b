import type { Column } from '#builtin/understand/data/column.ts';

/**
 * A section of a list: its heading and the condition that its records meet; expressions for what each of them says of it, and for
 * the sum over them.
 */
export type ListGroup = { label: string; query: string; told?: string; total?: string; isNotice?: true };

/** The sections of a list, and what its other records stand under. They stand side by side where the request wants columns. */
export type ListGroups = { groups: readonly ListGroup[]; rest: string; areColumns: boolean; column?: Column };
