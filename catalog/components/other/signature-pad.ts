import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  boolean,
  color,
  count,
  dimension,
  list,
  listOf,
  number,
  object,
  offByDefault,
  onByDefault,
  string,
  text,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const signaturePad = component({
  name: 'SignaturePad',
  description: 'A field to draw a signature by finger, pen or mouse, with clear and submit buttons.',
  useWhen: 'a handwritten signature is captured; a tick of consent is Checkbox',
  children: 'none',
  props: {
    signature: bound(
      object(
        {
          empty: required(boolean('Nothing drawn.')),
          strokeCount: required(count('Number of strokes.')),
          pointCount: required(count('Number of points.')),
          strokes: required(
            list(
              listOf(
                {
                  x: required(number('0 to 1.', { min: 0, max: 1 })),
                  y: required(number('0 to 1.', { min: 0, max: 1 })),
                },
                'Points of one stroke.',
              ),
              'All strokes.',
            ),
          ),
          svg: required(text('The drawing as SVG text.')),
        },
        'The drawing; written after each stroke, clear and submit.',
      ),
    ),
    placeholder: string('Hint on the empty field.', { default: 'Sign here' }),
    penColor: color('Colour of the ink.', 'text'),
    penWidth: dimension('Line thickness, 1 to 8px.', { default: '2px', min: 1, max: 8, units: ['px'] }),
    height: dimension('Field height, 80 to 480px.', { default: '10rem', min: 80, max: 480, units: ['px', 'rem'] }),
    background: color('Field fill.', 'card'),
    borderColor: color('Border and baseline.', 'border'),
    guideLine: onByDefault('Dotted baseline.'),
    showClear: onByDefault('Show the clear button.'),
    clearLabel: string('Text of the clear button.', { default: 'Clear' }),
    showSubmit: onByDefault('Show the submit button.'),
    submitLabel: string('Text of the submit button.', { default: 'Submit' }),
    submitColor: color('Submit button fill.', 'primary'),
    emitOnChange: offByDefault('Fire change after each stroke.'),
    disabled: offByDefault('No drawing, buttons hidden.'),
  },
  events: {
    commit: { when: 'submit was pressed; value is the drawing as SVG text', payload: ['value'] },
    change: {
      when: 'a stroke ended or the field was cleared, if emitOnChange is on; value is the drawing',
      payload: ['value'],
    },
  },
  uiTypes: ['form', 'wizard', 'confirmation'],
  a11y: 'Drawing needs a pointer; field named by placeholder; clear and submit are buttons.',
  example: {
    props: { signature: { $bindState: '/contract/signature' }, submitLabel: 'Sign contract' },
    on: { commit: { action: 'signContract', params: { signature: { $state: '/contract/signature' } } } },
  },
});
