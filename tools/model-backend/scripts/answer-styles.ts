import { say, type ScriptSource } from '../script.ts';
import { BOOKING_FORM, lines, operationsOf, ORDERS_TABLE, outlineOf } from './screens.ts';

const FORM = operationsOf(BOOKING_FORM);
const FORM_LINES = lines(FORM);
const FORM_OUTLINE = outlineOf(BOOKING_FORM);
const FORM_SPEC = { state: BOOKING_FORM.state, root: 'root', elements: BOOKING_FORM.elements };

/** The same good booking form, in every style in which models answer. Each gives the same screen. */
export const ANSWER_STYLES: Record<string, ScriptSource> = {
  'scripted-good': say(FORM_LINES),
  'scripted-good-table': say(lines(operationsOf(ORDERS_TABLE))),
  'scripted-fenced': say(`\`\`\`jsonl\n${FORM_LINES}\`\`\`\n`),
  'scripted-prose': say(
    `Sure! Here's the booking form you asked for:\n\n${FORM_LINES}\nThe form asks for a name, a day and the seats. It's ready to use.`,
  ),
  'scripted-array': say(JSON.stringify(FORM)),
  'scripted-array-pretty': say(JSON.stringify(FORM, null, 2)),
  'scripted-ops-object': say(JSON.stringify({ ops: FORM })),
  'scripted-spec-object': say(JSON.stringify(FORM_SPEC)),
  'scripted-spec-pretty': say(`\`\`\`json\n${JSON.stringify({ spec: FORM_SPEC }, null, 2)}\n\`\`\``),
  'scripted-think': say(
    `<think>\nThe user wants a form. Maybe {"op":"add","path":"/elements/draft","value":{}}? No, a Card first.\n</think>\n\n${FORM_LINES}`,
  ),
  'scripted-reasoning': { steps: [{ reasoning: 'A Card with a Form in it.' }, { text: FORM_LINES }] },
  'scripted-trailing-commas': say(`[\n${FORM.map((operation) => withTrailingCommas(operation)).join('')}]`),
  'scripted-smart-quotes': say(withSmartQuotes(FORM_LINES)),
  'scripted-crlf': say(FORM_LINES.replaceAll('\n', '\r\n')),
  'scripted-one-line': say(FORM_LINES.replaceAll('\n', ' ')),
  'scripted-typed': say(FORM.map((operation) => `${JSON.stringify({ type: 'op', ...operation })}\n`).join('')),
  'scripted-outline': say(FORM_OUTLINE),
  'scripted-outline-fenced': say(`Here is the form:\n\`\`\`\n${FORM_OUTLINE}\`\`\`\n`),
  'scripted-byte-slices': say(FORM_LINES, { sliceBytes: 1 }),
};

function withTrailingCommas(operation: object): string {
  return `${JSON.stringify(operation).replaceAll(/([\]}])(?=[\]}])/g, '$1,')},\n`;
}

/** Every delimiting quote becomes a typographic one; quotes inside texts stay. */
function withSmartQuotes(json: string): string {
  return json.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (whole, text: string) => (/[“”]/.test(text) ? whole : `“${text}”`));
}
