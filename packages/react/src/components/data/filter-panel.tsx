import { useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { UnderHeading, useHeading } from '../../parts/outline.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { formatNumber } from '../../parts/format-number.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { Facets, toggled } from './facets.tsx';
import css from './filter-panel.module.css';

type Section = Drawn<'FilterPanel'>['props']['sections'][number];

/** Groups of checkboxes beside a result, and one button that applies them all. */
export function FilterPanel(drawn: Drawn<'FilterPanel'>) {
  const Title = useHeading();
  const { id, props, fire, isBusy } = drawn;
  const { title = '', sections, applyLabel, emitOnChange, accent, accentText, mutedColor } = props;
  const [selections, setSelections] = useLive(drawn, 'selections', startOf(sections));
  return (
    <section
      aria-labelledby={title === '' ? undefined : `${id}-title`}
      className={css['panel']}
      style={styles({
        '--facet-muted': mutedColor,
        '--facet-accent': accent,
        '--facet-ink': accentText ?? inkOn(accent),
      })}
    >
      {title !== '' && (
        <Title id={`${id}-title`} className={css['title']}>
          <bdi>{title}</bdi>
        </Title>
      )}
      <div className={css['sections']}>
        <UnderHeading isThere={title !== ''}>
          {sections.map((section, at) => (
            <FilterSection
              key={at}
              id={`${id}-${at}`}
              section={section}
              selected={selections[section.heading] ?? []}
              accent={accent}
              accentText={accentText}
              onToggle={(value, isChecked) => {
                const { heading } = section;
                const next = toggled(selections[heading] ?? [], value, isChecked);
                setSelections({ ...selections, [heading]: next });
                if (emitOnChange) fire('change', { name: heading, value: next });
              }}
            />
          ))}
        </UnderHeading>
      </div>
      <ButtonFace
        isFullWidth
        isLoading={isBusy}
        className={accent === undefined ? undefined : css['apply']}
        onClick={() => fire('commit')}
      >
        {applyLabel}
      </ButtonFace>
    </section>
  );
}

function startOf(sections: readonly Section[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    sections.map(({ heading, facets = [] }) => [
      heading,
      facets.filter(({ checked }) => checked).map(({ value }) => value),
    ]),
  );
}

type FilterSectionProps = {
  id: string;
  section: Section;
  selected: readonly string[];
  accent: string | undefined;
  accentText: string | undefined;
  onToggle: (value: string, isChecked: boolean) => void;
};

function FilterSection({ id, section, selected, accent, accentText, onToggle }: FilterSectionProps) {
  const Heading = useHeading();
  const { locale } = useSurroundings();
  const [isOpen, setIsOpen] = useState(!section.collapsed);
  return (
    <fieldset className={css['section']} aria-labelledby={`${id}-heading`}>
      <Heading>
        <button
          type="button"
          id={`${id}-heading`}
          className={css['fold']}
          aria-expanded={isOpen}
          aria-controls={`${id}-facets`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <bdi>{section.heading}</bdi>
          {selected.length > 0 && <span className={css['ticked']}>{formatNumber(selected.length, locale)}</span>}
          <Icon name="chevron-down" size="sm" className={css['glyph']} />
        </button>
      </Heading>
      <div id={`${id}-facets`} className={css['inside']} hidden={!isOpen}>
        <Facets
          facets={section.facets ?? []}
          selected={selected}
          isGroup={false}
          accent={accent}
          accentText={accentText}
          onToggle={onToggle}
        />
      </div>
    </fieldset>
  );
}
