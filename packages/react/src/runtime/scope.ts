/** Where an element stands inside repeated containers: the item that `$bindItem` and `$item` read. */
export type Scope = {
  /** Pointer of the item, such as `/orders/3`. */
  itemPointer: string;
  index: number;
  /** Rows above this one, joined; makes DOM ids of repeated elements differ. */
  key: string;
};

/** The pointer of a field of the item; `''` is the item itself. Fields may go deeper with slashes. */
export function itemFieldPointer(scope: Scope, field: string): string {
  const below = field.startsWith('/') ? field.slice(1) : field;
  return below === '' ? scope.itemPointer : `${scope.itemPointer}/${below}`;
}

/**
 * The base of the ids that an element has in the page. Other compositions, and the host, may use the same words for theirs;
 * a space would make two references of one.
 */
export function domId(prefix: string, elementId: string, scope: Scope | undefined): string {
  const own = scope === undefined ? elementId : `${elementId}-${scope.key}`;
  return `${prefix}-${own.replaceAll(/[\s%]/gu, encodeURIComponent)}`;
}
