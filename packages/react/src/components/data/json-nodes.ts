/** A value of a JSON document under the name it has there. */
export type JsonNode = {
  /** Key of an object, position in a list, or undefined at the root. */
  readonly name: string | undefined;
  readonly value: unknown;
  /** What stands for values that are not drawn. */
  readonly isRest?: true;
};

const MOST_CHILDREN = 500;

/** Members of an object, items of a list; nothing below anything else. Very long lists end with one node for the rest. */
export function jsonChildren({ value, isRest }: JsonNode): JsonNode[] {
  if (typeof value !== 'object' || value === null || isRest) return [];
  const all = Object.entries(value);
  const shown = all.slice(0, MOST_CHILDREN).map(([name, member]): JsonNode => ({ name, value: member }));
  if (all.length <= MOST_CHILDREN) return shown;
  return [...shown, { name: undefined, value: all.length - MOST_CHILDREN, isRest: true }];
}

/** How many members or items a value has. */
export function jsonCount(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/** What a value is, for its colour. */
export function jsonKind(value: unknown): 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'object') {
    return typeof value as 'number' | 'boolean' | 'object';
  }
  return 'string';
}
