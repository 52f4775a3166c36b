import { createRoot } from 'react-dom/client';
import { Composition } from '../src/index.ts';
import type { Drawing } from './drawing.ts';

declare global {
  interface Window {
    drawing: Drawing;
    /** Everything that went wrong while drawing, for whoever looks. */
    drawingProblems: string[];
  }
}

const { items, theme, dir, locale } = window.drawing;
const isSingle = items.length === 1 && items[0]?.title === undefined;

function Sheet() {
  return items.map(({ title, spec }, at) => (
    <section key={at}>
      {title !== undefined && (
        <h2 style={{ font: '600 13px system-ui', margin: 0, padding: '16px 16px 8px', color: '#777' }}>{title}</h2>
      )}
      <div style={{ padding: isSingle ? 0 : '0 16px 24px' }}>
        <Composition
          spec={spec}
          isPage={isSingle}
          isDevelopment
          now={() => Date.UTC(2026, 10, 22, 9, 30)}
          timeZone="UTC"
          locale={locale ?? 'en-GB'}
          {...(theme === undefined ? {} : { theme })}
          {...(dir === undefined ? {} : { dir })}
          onError={({ message, elementId, cause }) =>
            window.drawingProblems.push(`${elementId}: ${message} ${cause instanceof Error ? cause.stack : ''}`)
          }
        />
      </div>
    </section>
  ));
}

document.body.style.background = 'light-dark(#f9fafb, #0b0c0f)';
document.body.style.colorScheme = theme?.mode ?? 'light dark';
createRoot(document.querySelector('#drawing') as Element).render(<Sheet />);
