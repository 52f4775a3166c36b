// Every limit on the manifest of a caller's own component that is a number. The docs name them, too: docs/catalog/custom-components.md.

/** The whole manifest, as UTF-8 JSON. */
export const MANIFEST_MAX_BYTES = 6 * 1024;
export const DESCRIPTION_MIN_CHARS = 80;
export const DESCRIPTION_MIN_SENTENCES = 2;
export const USE_WHEN_MAX_CHARS = 200;
/** The text of `eventsDoc` for one verb. */
export const EVENT_DOC_MIN_CHARS = 20;

/** Props of one component; the catalog's own have no more. */
export const PROPS_MAX = 30;
/** Members of one object, or of the items of one list. */
export const MEMBERS_MAX = 30;
export const PROP_DOC_MIN_CHARS = 40;

/** Longest texts by kind, which are also the defaults of `maxLen`. */
export const MAX_LEN = { string: 500, text: 5_000 } as const;
/** Longest list, which is also the default of `maxItems`. */
export const ITEMS_MAX = 400;
/** Words of an `enum`. */
export const MENU_MIN_WORDS = 2;
export const MENU_MAX_WORDS = 12;
