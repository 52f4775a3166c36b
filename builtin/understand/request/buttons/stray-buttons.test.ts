import { describe, expect, test } from 'vitest';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import type { TaggedPart } from '../tagged-part.ts';
import { asMember, isNoButton } from './stray-buttons.ts';

const part = (prompt: string, tag: Tag, text: string): TaggedPart => {
  const start = prompt.indexOf(text);
  return { tag, text, start, end: start + text.length };
};

// The tag of the last of three parts of a prompt, tagged as a button.
const tagOfLast = (prompt: string, tag: Tag, [one, two, last]: [string, string, string]) =>
  asMember(prompt, part(prompt, 'button', last), [part(prompt, tag, one), part(prompt, tag, two)]).tag;

describe('What ends a list', () => {
  test('is a member of it if nothing says that it is a button', () => {
    const prompt = 'asignaturas: Física, Química, Dibujo técnico';
    expect(tagOfLast(prompt, 'option', ['Física', 'Química', 'Dibujo técnico'])).toBe('option');
  });

  test('stays a button if a word for one is near, or if it says what to do', () => {
    expect(tagOfLast('with name, town, details button', 'column', ['name', 'town', 'details'])).toBe('button');
    expect(tagOfLast('with name, town, delete all', 'column', ['name', 'town', 'delete all'])).toBe('button');
  });

  test('stays a button behind other words', () => {
    expect(tagOfLast('with name, town. At the top help', 'column', ['name', 'town', 'help'])).toBe('button');
  });
});

describe('No button', () => {
  test.each(['pour', 'für', 'I bring a friend', 'needs to work on mobile'])('is called %j', (text) => {
    expect(isNoButton(part(text, 'button', text))).toBe(true);
  });

  test('is lost that has a label', () => {
    expect(['Send', 'It', 'Add to cart'].some((text) => isNoButton(part(text, 'button', text)))).toBe(false);
  });
});
