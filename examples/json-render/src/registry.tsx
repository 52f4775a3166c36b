import { type ComponentRenderProps, useBoundProp } from '@json-render/react';

type Drawn = ComponentRenderProps<Record<string, never>>;
type Row = Record<string, unknown>;

/** Some components of the catalog, drawn plainly; yours draw all that your screens need. */
export const registry = {
  Stack: ({ children }: Drawn) => <div>{children}</div>,
  Card: ({ element, children }: Drawn) => (
    <section>
      <h2>{element.props['title']}</h2>
      {children}
    </section>
  ),
  Heading: ({ element }: Drawn) => <h1>{element.props['text']}</h1>,
  Text: ({ element }: Drawn) => <p>{element.props['text']}</p>,
  Button: ({ element, emit }: Drawn) => <button onClick={() => emit('commit')}>{element.props['label']}</button>,
  Input: Field,
  Table,
  DataTable: Table,
};

/** What has no drawing here shows its name and its children. */
export function Unknown({ element, children }: ComponentRenderProps) {
  return (
    <div>
      <small>{element.type}</small>
      {children}
    </div>
  );
}

function Field({ element, bindings }: Drawn) {
  const [value, setValue] = useBoundProp<string>(element.props['value'], bindings?.['value']);
  return (
    <label>
      {element.props['label']} <input value={value ?? ''} onChange={(event) => setValue(event.target.value)} />
    </label>
  );
}

function Table({ element }: Drawn) {
  const rows = (element.props['rows'] ?? element.props['data'] ?? []) as Row[];
  return (
    <table>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {Object.values(row).map((cell, column) => (
              <td key={column}>{String(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
