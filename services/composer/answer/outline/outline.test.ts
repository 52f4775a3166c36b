import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOperation } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { goodScreens } from '#evals/corruption/good-specs.ts';
import type { Candidate } from '../reading.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { createAnswerReader } from '../read-answer.ts';
import { writeElement, writeOutline } from './write-outline.ts';
import { readElement } from './read-element.ts';

const definitionOf = definitionLookup([]);
const outline = { definitionOf, isTaken: () => false };

function read(text: string, piece = text.length): { operations: Candidate[]; others: string[] } {
  const reader = createAnswerReader({ outline });
  const readings = [];
  for (let at = 0; at < text.length; at += piece) readings.push(...reader.push(text.slice(at, at + piece)));
  readings.push(...reader.end());
  return {
    operations: readings.flatMap((one) => (one.type === 'operation' ? [one.operation] : [])),
    others: readings.flatMap((one) => (one.type === 'operation' ? [] : [one.sample])),
  };
}

function fold(operations: readonly Candidate[]): Spec {
  let spec: Json = { state: {}, root: 'root', elements: {} };
  for (const { op, path, value } of operations) {
    spec = applyOperation(spec, { op: op as 'add', path, value: value ?? null });
  }
  return spec as unknown as Spec;
}

function specOf(text: string): Spec {
  return fold(read(text).operations);
}

describe('the outline', () => {
  test('is read according to the notation', () => {
    const text = `/query=""
/picked=[]
Stack gap=lg
  PageHeader "Deliveries today"
    Button "Plan route" icon=map variant=primary >plan_route(deliveries=/picked)
  Stack gap=sm for=/alerts
    Alert .text tone=warning
  DataTable columns=[{key:id,label:"No."},{key:due,label:Due,format:date}] rows=/deliveries selectable selectedRows=@/picked
  Textarea "Tell us more" name=more value=@/draft/more if=/topic=="other"&!/picked/0
`;
    expect(read(text).others).toStrictEqual([]);
    expect(specOf(text)).toMatchInlineSnapshot(`
      {
        "elements": {
          "alert": {
            "children": [],
            "props": {
              "title": {
                "$bindItem": "text",
              },
              "tone": "warning",
            },
            "type": "Alert",
          },
          "data-table": {
            "children": [],
            "props": {
              "columns": [
                {
                  "key": "id",
                  "label": "No.",
                },
                {
                  "format": "date",
                  "key": "due",
                  "label": "Due",
                },
              ],
              "rows": {
                "$state": "/deliveries",
              },
              "selectable": true,
              "selectedRows": {
                "$bindState": "/picked",
              },
            },
            "type": "DataTable",
          },
          "deliveries-today-page-header": {
            "children": [
              "plan-route-button",
            ],
            "props": {
              "title": "Deliveries today",
            },
            "type": "PageHeader",
          },
          "plan-route-button": {
            "children": [],
            "on": {
              "commit": {
                "action": "plan_route",
                "params": {
                  "deliveries": {
                    "$state": "/picked",
                  },
                },
              },
            },
            "props": {
              "icon": "map",
              "label": "Plan route",
              "variant": "primary",
            },
            "type": "Button",
          },
          "root": {
            "children": [
              "deliveries-today-page-header",
              "stack",
              "data-table",
              "tell-us-more-textarea",
            ],
            "props": {
              "gap": "lg",
            },
            "type": "Stack",
          },
          "stack": {
            "children": [
              "alert",
            ],
            "props": {
              "gap": "sm",
            },
            "repeat": {
              "statePath": "/alerts",
            },
            "type": "Stack",
          },
          "tell-us-more-textarea": {
            "children": [],
            "props": {
              "label": "Tell us more",
              "name": "more",
              "value": {
                "$bindState": "/draft/more",
              },
            },
            "type": "Textarea",
            "visible": [
              {
                "$state": "/topic",
                "eq": "other",
              },
              {
                "$state": "/picked/0",
                "not": true,
              },
            ],
          },
        },
        "root": "root",
        "state": {
          "picked": [],
          "query": "",
        },
      }
    `);
  });

  test('gives the spec again that it was written from', () => {
    for (const { spec } of goodScreens()) {
      const { actions: _, ...own } = spec;
      const text = writeOutline(own, { definitionOf, ids: true }).join('\n');
      const { operations, others } = read(text);
      expect(others).toStrictEqual([]);
      expect(fold(operations)).toStrictEqual(own);
    }
  });

  test('gives an element again whatever its values are', () => {
    const name = fc.oneof(
      fc.constantFrom('title', 'gap', 'for', 'if', 'on', 'props', 'a b', '$state', 'label'),
      fc.string(),
    );
    const key = name.filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text));
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('/a', '.b', '@/c', 'true', '5', '-', 'a "b" c', '“q”', "it's"),
    );
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.boolean(),
        fc.constant(null),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
        fc.integer(),
        fc.constantFrom(
          { $state: '/a/b' },
          { $state: '/a b' },
          { $bindItem: '' },
          { $bindItem: 'x/y' },
          { $bindItem: 'x.y' },
          { $bindState: '/q' },
        ),
        fc.array(tie('json'), { maxLength: 4 }),
        fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    const type = fc.constantFrom('Card', 'Button', 'Text', 'DataTable', 'Unknown');
    const scalar = fc.oneof(text, fc.boolean(), fc.constant(null), fc.integer());
    const condition = fc.record(
      { $state: fc.constantFrom('/a', '/b/c', '/d e'), eq: scalar },
      { requiredKeys: ['$state'] },
    );
    const element = fc.record(
      {
        type,
        props: fc.dictionary(key, json as fc.Arbitrary<Json>, { noNullPrototype: true }),
        on: fc.record({
          commit: fc.record(
            { action: text, params: fc.dictionary(key, json as fc.Arbitrary<Json>, { noNullPrototype: true }) },
            { requiredKeys: ['action'] },
          ),
        }),
        repeat: fc.record({ statePath: fc.constantFrom('/a', '/b c') }),
        visible: fc.oneof(condition, fc.array(condition), fc.boolean()),
      },
      { requiredKeys: ['type', 'props'] },
    );
    fc.assert(
      fc.property(element, (one) => {
        const line = writeElement({ ...one, children: [] }, { definitionOf, ids: false });
        const { type: readType, props, rest } = readElement(line, definitionOf);
        expect({ type: readType, props, ...rest }, line).toEqual(one);
      }),
      { numRuns: 600 },
    );
  });

  test('is read the same wherever it is cut into pieces', () => {
    const [screen] = goodScreens();
    const text = writeOutline(screen?.spec as Spec, { definitionOf, ids: true }).join('\n');
    const whole = read(text);
    for (const piece of [1, 3, 7, 50]) expect(read(text, piece)).toStrictEqual(whole);
  });
});
