import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';

/**
 * The four components that the specification shows, prop by prop: kind, then the menu of an enum, then the default.
 * A "string" of the specification that holds a colour, and a "string or number" that holds a length, are the kinds
 * `color` and `dimension` here.
 *
 * Source: service spec, "Catalog components shown".
 */
const SHOWN = {
  Menubar: {
    props: {
      menus: 'array',
      activeItem: 'string, bound',
      accent: 'color',
      borderColor: 'color',
      mutedColor: 'color',
      size: 'enum xs sm md lg xl = md',
      dense: 'boolean = false',
      emptyText: 'string = No items',
    },
    items: { menus: ['label', 'items'] },
    events: { select: ['value', 'label', 'index'] },
  },
  FacetList: {
    props: {
      title: 'string',
      facets: 'array',
      selected: 'array, bound',
      max: 'number',
      showMoreLabel: 'string = Show {n} more',
      showLessLabel: 'string = Show less',
      accent: 'color',
      accentText: 'color',
      mutedColor: 'color',
      emitOnChange: 'boolean = true',
    },
    items: { facets: ['label', 'value', 'count', 'checked'] },
    events: { change: ['value', 'toggled'] },
  },
  Tooltip: {
    props: {
      content: 'string',
      text: 'string',
      placement: 'enum top bottom left right = top',
      size: 'enum sm md = md',
      bg: 'color',
      color: 'color',
      radiusValue: 'dimension',
      maxWidthValue: 'dimension',
      shadow: 'enum none sm md lg xl = none',
      motion: 'enum none fast normal slow',
    },
    items: {},
    events: {},
  },
  SegmentedControl: {
    props: {
      options: 'array',
      value: 'string, bound',
      size: 'enum sm md lg = md',
      fullWidth: 'boolean',
      iconOnly: 'boolean',
      accent: 'color',
      accentText: 'color',
      trackColor: 'color',
      connectorColor: 'color',
      disabled: 'boolean = false',
      radiusValue: 'dimension',
    },
    items: { options: ['label', 'value', 'icon'] },
    events: { change: ['value'] },
  },
};

describe.each(Object.entries(SHOWN))('%s', (name, shown) => {
  const definition = definitionOf(name);

  test('has exactly the props, menus and defaults of the specification', () => {
    const props = Object.entries(definition?.props ?? {}).map(([prop, facts]) => [prop, inWords(facts)]);
    expect(Object.fromEntries(props)).toEqual(shown.props);
  });

  test('has exactly the item fields of the specification', () => {
    for (const [list, fields] of Object.entries(shown.items)) {
      expect(Object.keys(definition?.props[list]?.of ?? {})).toEqual(fields);
    }
  });

  test('emits exactly the events of the specification', () => {
    const events = Object.entries(definition?.events ?? {}).map(([verb, { payload }]) => [verb, payload]);
    expect(Object.fromEntries(events)).toEqual(shown.events);
  });
});

describe('an item of a Menubar menu', () => {
  test('has the fields of the specification', () => {
    const item = definitionOf('Menubar')?.props['menus']?.of?.['items']?.of ?? {};
    expect(Object.keys(item).toSorted()).toEqual(['disabled', 'href', 'icon', 'label', 'separator', 'shortcut']);
  });
});

function inWords({ kind, values = [], default: fallback, bind }: Prop): string {
  const menu = [kind, ...values].join(' ');
  return `${menu}${bind === true ? ', bound' : ''}${fallback === undefined ? '' : ` = ${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}`}`;
}
