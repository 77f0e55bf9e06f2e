import type { GraphiQLPlugin } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { useAsk } from '../ask';
import { texts } from '../explorer.texts';
import { inside } from '../unknown-value';
import { fieldsByType, type FieldRow, type NeededPermission } from './field-rows';

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
    <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z M9 12l2 2 4-4" />
  </svg>
);

const Needed = ({ permission, role, isHeld }: NeededPermission) => (
  <span className={isHeld ? 'permission held' : 'permission'} title={permission}>
    {role}
    {isHeld && <span className="hidden">, {texts.held}</span>}
  </span>
);

const Field = ({ name, needed, isAllowed }: FieldRow) => (
  <li className={isAllowed ? undefined : 'refused'}>
    <code>{name === '*' ? texts.everyField : name}</code>
    {needed.length === 0 ? <span className="permission held">{texts.anybody}</span> : null}
    {needed.map((one) => (
      <Needed key={one.permission} {...one} />
    ))}
  </li>
);

/** Loads the person's permissions. Empty until they are loaded; null if that failed. */
const useHeld = (): ReadonlySet<string> | null => {
  const ask = useAsk();
  const [held, setHeld] = useState<ReadonlySet<string> | null>(new Set());
  useEffect(
    function readOwnPermissions() {
      void ask('{ viewer { permissions } }').then((answer) => {
        const permissions = inside(answer, 'data', 'viewer', 'permissions');
        setHeld(Array.isArray(permissions) ? new Set(permissions.map(String)) : null);
      });
    },
    [ask],
  );
  return held;
};

/** Searchable list of fields with the roles that may read them. The roles of the person are marked. */
const Permissions = () => {
  const held = useHeld();
  const [text, setText] = useState('');
  const [isMine, setMine] = useState(false);
  const types = fieldsByType(held ?? new Set(), { text, isMine });
  return (
    <section className="pane" aria-label={texts.permissions}>
      <h2>{texts.permissions}</h2>
      <p>{texts.permissionsIntro}</p>
      {!held && <p role="alert">{texts.permissionsUnknown}</p>}
      <div role="search">
        <input
          type="search"
          aria-label={texts.permissionsSearch}
          placeholder={texts.permissionsSearch}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label>
          <input type="checkbox" checked={isMine} onChange={({ target }) => setMine(target.checked)} />
          {texts.permissionsMine}
        </label>
      </div>
      <p role="status">{types.length === 0 && texts.permissionsNone}</p>
      {types.map(({ type, rows }) => (
        <section key={type} aria-label={type}>
          <h3>{type}</h3>
          <ul className="fields">
            {rows.map((row) => (
              <Field key={row.name} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};

/** GraphiQL pane with the permissions of each field. */
export const permissionsPlugin: GraphiQLPlugin = { title: texts.permissions, icon: Icon, content: Permissions };
