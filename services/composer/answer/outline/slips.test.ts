import { describe, expect, test } from 'vitest';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { createAnswerReader } from '../read-answer.ts';
import type { Reading } from '../reading.ts';

const SCREEN = `/name=""
Card "Book a table" maxWidth=md
  Form >book(name=/name)
    Input "Your name" name=name value=@/name required placeholder="Find a customer"
    Select "Why" options=[{label:"Birthday party",value:birthday},{label:Other,value:other}]
    Button "Book it" variant=primary submit
  Text "It's 5 o'clock" if=/name=="Ana"
`;

function read(text: string, ending: 'complete' | 'cut' = 'complete'): Reading[] {
  const reader = createAnswerReader({ outline: { definitionOf: definitionLookup([]), isTaken: () => false } });
  return [...reader.push(text), ...reader.end(ending)];
}

function operations(text: string): unknown[] {
  return read(text).flatMap((reading) => (reading.type === 'operation' ? [reading.operation] : []));
}

const EXPECTED = operations(SCREEN);

const SLIPS: { readonly [slip: string]: (screen: string) => string } = {
  'tabs for spaces': (screen) => screen.replaceAll('  ', '\t'),
  'four spaces a level': (screen) => screen.replaceAll(/^( +)/gm, '$1$1'),
  'three spaces in one line': (screen) => screen.replace('  Form', '   Form'),
  'CRLF line ends': (screen) => screen.replaceAll('\n', '\r\n'),
  'a code fence': (screen) => `\`\`\`outline\n${screen}\`\`\`\n`,
  'words before and after': (screen) => `Here is the screen you asked for:\n\n${screen}\nI hope that this helps.`,
  'reasoning before': (screen) => `<think>\nStack gap=lg\nmaybe a form\n</think>\n${screen}`,
  bullets: (screen) => screen.replaceAll(/^( *)(?=[A-Z])/gm, '$1- '),
  'everything indented': (screen) => screen.replaceAll(/^(?=[A-Z ])/gm, '  '),
  'blank lines': (screen) => screen.replaceAll('\n', '\n\n'),
  'single quotes': (screen) =>
    screen.replaceAll(/"([^"]*)"/g, (whole, text: string) => (text.includes("'") ? whole : `'${text}'`)),
  'typographic quotes': (screen) => screen.replaceAll(/"([^"]*)"/g, '“$1”'),
  'spaces around =': (screen) =>
    screen.replace('maxWidth=md', 'maxWidth = md').replace('value=@/name', 'value = @/name'),
  'spaces in a condition': (screen) => screen.replace('if=/name=="Ana"', 'if=/name == "Ana"'),
  'one = in a condition': (screen) => screen.replace('=="Ana"', '="Ana"'),
  'a single-quoted operand': (screen) => screen.replace('"Ana"', "'Ana'"),
  'a bare operand': (screen) => screen.replace('"Ana"', 'Ana'),
  ': for = in props': (screen) =>
    screen.replace('maxWidth=md', 'maxWidth: md').replace('variant=primary', 'variant: primary'),
  ': for = in params': (screen) => screen.replace('(name=/name)', '(name: /name)'),
  'a bare main value': (screen) => screen.replace('"Book a table"', 'Book a table').replace('"Your name"', 'Your name'),
  'bare text in a prop': (screen) => screen.replace('"Find a customer"', 'Find a customer'),
  'bare text in a list': (screen) => screen.replace('"Birthday party"', 'Birthday party'),
  'JSON in a list': (screen) => screen.replace('{label:Other,value:other}', '{ "label": "Other", "value": "other" }'),
  'props as JSON': (screen) => screen.replace('maxWidth=md', 'props={"maxWidth":"md"}'),
  'the main prop by its name': (screen) => screen.replace('Card "Book', 'Card title="Book'),
  'commas between the parts': (screen) => screen.replace('"Book it" variant', '"Book it", variant'),
  'a call': (screen) =>
    screen.replace('Button "Book it" variant=primary submit', 'Button("Book it", variant=primary, submit)'),
  'a list broken over lines': (screen) => screen.replace('},{label:Other', '},\n      {label:Other'),
  'a trailing comma in a list': (screen) => screen.replace('value:other}]', 'value:other},]'),
  'a list without its bracket': (screen) => screen.replace('value:other}]', 'value:other}'),
  'a text without its closing quote': (screen) => screen.replace('"Book it" variant', '"Book it variant'),
  'a text without its closing quote before another': (screen) => screen.replace('"Your name" ', '"Your name '),
  'an arrow for an event': (screen) => screen.replace('>book(', '-> book('),
  'the verb spelled': (screen) => screen.replace('>book(', 'commit>book('),
  'braces around values': (screen) => screen.replace('maxWidth=md', 'maxWidth={md}'),
  'a tag': (screen) => screen.replace('submit\n', 'submit />\n'),
};

/** Answers that begin anew; a seed that stands there again changes nothing. */
const SECOND_ANSWERS: { readonly [slip: string]: (screen: string) => string } = {
  'the answer twice': (screen) => `${screen}\nOr, the same again:\n\n${screen}`,
  'the answer in two fences': (screen) => `\`\`\`\n${screen}\`\`\`\n\`\`\`\n${screen}\`\`\`\n`,
  'an answer that is broken off and written anew': (screen) =>
    `${screen.split('\n').slice(0, 4).join('\n')}\nWait, once more:\n${screen}`,
  'a second version': (screen) =>
    `${screen}\nOr shorter:\n\n${screen.split('\n').slice(0, 4).join('\n')}\n    Button "Send" submit\n`,
};

function elementOperations(text: string): unknown[] {
  return operations(text).filter((operation) => !JSON.stringify(operation).includes('"path":"/state/'));
}

describe('an outline with slips', () => {
  test.each(Object.entries(SECOND_ANSWERS))('says once what is written again: %s', (_, slip) => {
    expect(elementOperations(slip(SCREEN))).toStrictEqual(elementOperations(SCREEN));
  });

  test.each(Object.entries(SLIPS))('with %s is read as the same screen', (_, slip) => {
    const text = slip(SCREEN);
    expect(text).not.toBe(SCREEN);
    expect(operations(text)).toStrictEqual(EXPECTED);
  });

  test('keeps a quote that belongs to the text', () => {
    const [element] = operations('Text "He said "hello" to me" tone=info\n');
    expect(element).toMatchObject({ value: { props: { text: 'He said "hello" to me', tone: 'info' } } });
  });

  test.each([
    ['Testimonial "We slept well." authorName="June P."', { quote: 'We slept well.', authorName: 'June P.' }],
    ['Stat "Revenue" /total', { label: 'Revenue', value: { $state: '/total' } }],
    ['Banner "Closed" "We are back on Monday." tone=info', { title: 'Closed', message: 'We are back on Monday.' }],
    ['Tooltip "More" Opens the list', { text: 'More', content: 'Opens the list' }],
    ['Input "Email" "you@example.com"', { label: 'Email' }],
  ])('gives values without a name to the texts that must be there: %s', (line, props) => {
    const [element] = operations(`${line}\n`);
    expect(element).toMatchObject({ value: { props } });
  });

  test.each([
    ['Text .', ''],
    ['Badge ..name', '../name'],
    ['Text ../name', '../name'],
    ['Text .info.name', 'info/name'],
  ])('reads an item at the end of a line: %s', (line, field) => {
    const [element] = operations(`Stack\n  ${line}\n`).slice(1);
    expect(element).toMatchObject({ value: { props: { text: { $bindItem: field } } } });
  });

  test('loses nothing but the last line when it is cut', () => {
    const readings = read(SCREEN.slice(0, SCREEN.indexOf('submit')), 'cut');
    const [last] = readings.filter(({ type }) => type === 'unreadable');
    expect(last).toMatchObject({ reason: 'cut', sample: 'Button "Book it" variant=primary' });
    expect(readings.filter(({ type }) => type === 'operation')).toHaveLength(6);
  });

  test('with JSON instead of a line takes it as it is', () => {
    const seed = '{"op":"add","path":"/state/name","value":""}';
    expect(operations(SCREEN.replace('/name=""', seed))).toStrictEqual(operations(`${seed}\n`));
    expect(operations(`Stack\n${seed}\n  Text "a"\n`)).toHaveLength(3);
  });

  test('next to the screen is added to it, or both are put into a Stack', () => {
    const placed = (text: string) => operations(text).map((one) => JSON.stringify(one));
    expect(placed('Stack\n  Text "a"\nDialog "b" openPath=/b\n').at(-1)).toContain('/elements/root/children/-');
    expect(placed('Card "a"\n  Text "a"\nText "b"\n')).toContain('{"op":"add","path":"/root","value":"screen"}');
  });

  test('repeats several children together', () => {
    const list = operations('Stack for=/list\n  Text .a\n  Text .b\n  Text .c\n').map((one) => JSON.stringify(one));
    expect(list.filter((one) => one.includes('/elements/item/children/-'))).toHaveLength(2);
    expect(list).toContain('{"op":"replace","path":"/elements/root/children","value":["item"]}');
  });

  test('takes two parts that only begin alike for two parts', () => {
    const parts = 'Card\n  Text "a"\nAnd then:\nCard\n  Text "b"\n';
    expect(operations(parts)).toEqual(operations(parts.replace('And then:\n', '')));
  });
});
