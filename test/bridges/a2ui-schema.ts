import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { a2uiCatalog } from '#catalog/compiler/json-schema/a2ui-catalog.ts';
import type { A2uiComponent } from '../../packages/client/src/a2ui.ts';

const COMMON = new URL('../../node_modules/@a2ui/web_core/src/v0_9/schemas/common_types.json', import.meta.url);

/** Validates components against the published catalog, with the official definitions of A2UI that it refers to. */
export function judgeComponents(): (component: A2uiComponent) => unknown[] {
  const catalog = a2uiCatalog() as { $id: string };
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
  ajv.addSchema(JSON.parse(readFileSync(COMMON, 'utf8')) as object);
  ajv.addSchema(catalog);
  // The name of the catalog in use in the official definitions.
  const $defs = { anyFunction: { $ref: `${catalog.$id}#/$defs/anyFunction` } };
  ajv.addSchema({ $id: 'https://a2ui.org/specification/v0_9/catalog.json', $defs });
  return (component) => {
    const validate = ajv.getSchema(`${catalog.$id}#/components/${component.component}`);
    if (validate === undefined) return [`There is no ${component.component}.`];
    return validate(component) === true ? [] : (validate.errors ?? []);
  };
}
