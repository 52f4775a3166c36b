import { useDeferredValue, useState } from 'react';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { Link } from '../shell/link.tsx';
import controls from '../shell/controls.module.css';
import css from './gallery.module.css';
import { Specimen } from './specimen.tsx';

/** Every component: a list to search, and the chosen one live beside it. */
export function Gallery({ name }: { name: string | undefined }) {
  const chosen = COMPONENTS.find((definition) => definition.name === name);
  const at = chosen === undefined ? -1 : COMPONENTS.indexOf(chosen);
  return (
    <div className={css['gallery']}>
      <Index chosen={name} />
      <section className={css['specimen']} aria-label={chosen?.name ?? 'Component'}>
        {chosen === undefined ? (
          <Overview isUnknown={name !== undefined && name !== ''} />
        ) : (
          <>
            <nav className={css['turn']} aria-label="Neighbours">
              <Turn definition={COMPONENTS[at - 1]} words="Previous" />
              <Turn definition={COMPONENTS[at + 1]} words="Next" />
            </nav>
            <Specimen key={chosen.name} definition={chosen} />
          </>
        )}
      </section>
    </div>
  );
}

/** Every component with what it is for, so that one can look around without a name in mind. */
function Overview({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className={css['overview']}>
      <header>
        <h1 className={css['heading']}>
          {isUnknown ? 'There is no such component' : `${COMPONENTS.length} components`}
        </h1>
        <p className={css['none']}>Open one to see it live, change its props and watch its events.</p>
      </header>
      {Object.entries(GROUPS).map(([group, definitions]) => (
        <section key={group} aria-label={group}>
          <h2 className={css['group']}>
            {group} <span>{definitions.length}</span>
          </h2>
          <ul className={css['cards']}>
            {definitions.map(({ name, description }) => (
              <li key={name}>
                <Link href={`/gallery/${name}`} className={css['card']}>
                  <b>{name}</b>
                  <span>{description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Turn({ definition, words }: { definition: Definition | undefined; words: string }) {
  if (definition === undefined) return <span />;
  return (
    <Link href={`/gallery/${definition.name}`} className={css['link']}>
      {words}: {definition.name}
    </Link>
  );
}

function Index({ chosen }: { chosen: string | undefined }) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const groups = Object.entries(GROUPS)
    .map(
      ([group, definitions]) =>
        [group, (definitions as readonly Definition[]).filter((one) => isMatch(one, wanted))] as const,
    )
    .filter(([, definitions]) => definitions.length > 0);
  return (
    <nav className={css['index']} aria-label="Components">
      <input
        type="search"
        className={`${controls['input']} ${css['search']}`}
        aria-label="Search components"
        placeholder="Search components"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {groups.length === 0 && <p className={css['none']}>Nothing fits.</p>}
      {groups.map(([group, definitions]) => (
        <div key={group}>
          <h2 className={css['group']}>{group}</h2>
          <ul>
            {definitions.map(({ name }) => (
              <li key={name}>
                <Link
                  href={`/gallery/${name}`}
                  className={css['entry']}
                  aria-current={name === chosen ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function isMatch({ name, description, useWhen = '' }: Definition, wanted: string): boolean {
  return wanted === '' || `${name} ${description} ${useWhen}`.toLowerCase().includes(wanted);
}
