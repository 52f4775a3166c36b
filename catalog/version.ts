/**
 * The version of the catalog that this service validates against: semantic version, "+", and the first 12 hex digits
 * of the SHA-256 over all definitions and icons. A client compares it with its own to detect drift.
 *
 * Patch: wording. Minor: a component, prop or enum value was added. Major: one was removed or changed its meaning. The
 * literal has its own file so that the gateway reports it without loading components; version.test.ts keeps it up to date.
 *
 * Source: service spec, "GET /v1/health".
 */
export const CATALOG_VERSION = '1.0.2+42ec9284d625';
