import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { declaredParams } from '../repair/actions/action-params.ts';
import { wordsOf } from '../repair/words.ts';

/** The controls that ask for an action's params, by their JSON Schemas, and those that can fire the action. */
export function actionComponents(actions: readonly ActionDeclaration[]): Set<string> {
  const names = new Set<string>();
  for (const action of actions) {
    const params = declaredParams(action);
    for (const [name, schema] of params) for (const control of controlsFor(name, schema)) names.add(control);
    if (params.length > 1) names.add('Form');
    if (wordsOf(action.name).some((word) => ['delete', 'remove', 'approve', 'reject', 'cancel'].includes(word))) {
      names.add('Confirmation');
    }
  }
  return names;
}

function controlsFor(name: string, schema: JsonObject): string[] {
  const words = wordsOf(name);
  // An id is passed along, not asked for.
  if (words.at(-1) === 'id' || words.at(-1) === 'ids') return [];
  if (Array.isArray(schema['enum'])) return schema['enum'].length > 5 ? ['Select'] : ['Radio', 'Select'];
  switch (schema['type']) {
    case 'boolean':
      return ['Checkbox', 'Switch'];
    case 'integer':
    case 'number':
      return ['NumberInput', 'FormField'];
    case 'array':
      return ['MultiSelect', 'TagInput', 'FormField'];
    case 'string':
      return textControls(words, schema);
    default:
      return ['Input'];
  }
}

function textControls(words: readonly string[], { format, maxLength }: JsonObject): string[] {
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  if (format === 'date' || has('date', 'day')) return ['DatePicker', 'FormField'];
  if (format === 'time' || has('time', 'hour')) return ['TimePicker'];
  if (has('phone', 'tel', 'mobile')) return ['PhoneInput', 'Input'];
  if (has('file', 'attachment', 'photo', 'document')) return ['FileUpload'];
  if (has('signature')) return ['SignaturePad'];
  if (has('color', 'colour')) return ['ColorPicker'];
  if (has('message', 'notes', 'note', 'comment', 'description', 'reason', 'body', 'details')) return ['Textarea'];
  return typeof maxLength === 'number' && maxLength > 200 ? ['Textarea'] : ['Input'];
}
