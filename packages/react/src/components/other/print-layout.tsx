import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { Picture } from '../../parts/picture.tsx';
import { printOnly } from '../../parts/looks/print-only.ts';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { FONTS } from './document-fonts.ts';
import { pagesOf } from './page-breaks.ts';
import css from './print-layout.module.css';

type Props = Drawn<'PrintLayout'>['props'];
type Section = Props['sections'][number];

/** A report on its sheets of paper, as it will be printed. */
export function PrintLayout({ props, fire, isBusy }: Drawn<'PrintLayout'>) {
  const { title = '', subtitle = '', sections, pageSize, margin, font, accent, mutedColor, gridColor } = props;
  const paper = useRef<HTMLDivElement>(null);
  const measure = useRef<HTMLDivElement>(null);
  const pages = usePages(props, measure);
  const print = () => {
    fire('commit', { control: 'print', label: props.printLabel });
    printOnly(paper.current);
  };
  const head = (title !== '' || subtitle !== '') && (
    <header className={css['band']}>
      {title !== '' && (
        <h2 className={css['title']}>
          <bdi>{title}</bdi>
        </h2>
      )}
      {subtitle !== '' && (
        <p className={css['subtitle']}>
          <bdi>{subtitle}</bdi>
        </p>
      )}
    </header>
  );
  return (
    <div
      className={classNames(css['layout'], css[pageSize], css[`margin-${margin}`])}
      style={styles({
        '--accent': accent,
        '--quiet': mutedColor,
        '--grid': gridColor,
        '--face': font === undefined ? undefined : FONTS[font],
      })}
    >
      {props.showPrintButton && (
        <div className={css['tools']}>
          <ButtonFace style={solidFill(accent)} isLoading={isBusy} onClick={print}>
            <Icon name="printer" size="sm" />
            <bdi>{props.printLabel}</bdi>
          </ButtonFace>
        </div>
      )}
      <article ref={paper} className={css['paper']} aria-label={title === '' ? undefined : title}>
        {pages.map((page, at) => (
          <div key={at} className={css['sheet']}>
            <RunningHead props={props} />
            <div className={css['body']}>
              {at === 0 && head}
              {page.map((index) => (
                <DocumentPart key={index} section={sections[index]} />
              ))}
            </div>
            <RunningFoot props={props} page={at + 1} count={pages.length} />
          </div>
        ))}
      </article>
      {pageSize !== 'auto' && (
        // The same once more at the width of the paper, out of sight, to see where pages end.
        <div className={css['backstage']} aria-hidden="true" inert>
          <div ref={measure} className={classNames(css['sheet'], css['measured'])}>
            <RunningHead props={props} />
            <div className={css['body']} data-room="">
              <div data-part="">{head}</div>
              {sections.map((section, at) => (
                <div key={at} data-part="">
                  <DocumentPart section={section} />
                </div>
              ))}
            </div>
            <RunningFoot props={props} page={1} count={1} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The sections of each page; before anything is measured, pages end at page breaks alone. */
function usePages({ sections, pageSize, ...looks }: Props, sheet: RefObject<HTMLElement | null>): number[][] {
  const parts = (heights: readonly number[]) =>
    sections.map(({ kind }, at) => ({
      height: heights[at + 1] ?? 0,
      isBreak: kind === 'pageBreak' && pageSize !== 'auto',
      isKept: kind === 'heading',
    }));
  const [pages, setPages] = useState(() => pagesOf(parts([]), Infinity));
  const key = JSON.stringify([sections, pageSize, looks]);
  useLayoutEffect(() => {
    const room = sheet.current?.querySelector<HTMLElement>('[data-room]');
    const heights = [...(room?.querySelectorAll('[data-part]') ?? [])].map(
      (part) => part.getBoundingClientRect().height,
    );
    const available = room?.getBoundingClientRect().height ?? Infinity;
    const first = heights[0] ?? 0;
    // The title stands on page one alone: it counts with the first part.
    const measured = parts(heights.map((height, at) => (at === 1 ? height + first : height)));
    setPages(pagesOf(measured, pageSize === 'auto' ? Infinity : available));
  }, [key, sheet]);
  return pages;
}

function RunningHead({ props }: { props: Props }) {
  const text = props.headerText ?? props.title ?? '';
  if (!props.showHeader || text === '') return null;
  return (
    <p className={css['running']}>
      <bdi>{text}</bdi>
    </p>
  );
}

function RunningFoot({ props, page, count }: { props: Props; page: number; count: number }) {
  const { showFooter, footerText = '', showPageNumbers, pageSize } = props;
  const hasNumber = showPageNumbers && pageSize !== 'auto';
  if (!showFooter || (footerText === '' && !hasNumber)) return null;
  return (
    <p className={css['running']}>
      <bdi>{footerText}</bdi>
      {hasNumber && (
        <span>
          {page} / {count}
        </span>
      )}
    </p>
  );
}

/** The headings of sections stand below that of the document. */
const HEADINGS = ['h2', 'h3', 'h4'] as const;

/** One section as it stands on paper. */
export function DocumentPart({ section }: { section: Section | undefined }) {
  if (section === undefined) return null;
  const { kind, text = '', level = 2, fields = [], caption = '' } = section;
  switch (kind) {
    case 'heading': {
      const Heading = HEADINGS[level - 1] ?? 'h4';
      return (
        <Heading className={classNames(css['heading'], css[`level-${level}`])}>
          <bdi>{text}</bdi>
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className={css['paragraph']}>
          <bdi>{text}</bdi>
        </p>
      );
    case 'fields':
      return (
        <dl className={css['fields']}>
          {fields.map(({ label, value }, at) => (
            <div key={at}>
              <dt>
                <bdi>{label}</bdi>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <DocumentTable section={section} />;
    case 'image':
      return (
        <figure className={css['figure']}>
          <Picture src={section.src} alt={section.alt ?? ''} loading="eager" className={css['picture']} />
          {caption !== '' && (
            <figcaption>
              <bdi>{caption}</bdi>
            </figcaption>
          )}
        </figure>
      );
    case 'divider':
      return <hr className={css['divider']} />;
    default:
      return kind === 'spacer' ? <div className={css['spacer']} /> : null;
  }
}

function DocumentTable({ section: { columns = [], rows = [] } }: { section: Section }) {
  return (
    <table className={css['table']}>
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
