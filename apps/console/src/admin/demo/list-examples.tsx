import type { DemoItem } from '@vitrine/contract/admin/demo.ts';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { LoadMore } from '../../ui/list/feed-end.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { ListStates } from '../../ui/list/list-states.tsx';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { Money } from '../../ui/money.tsx';
import { useItemColumns } from './item-columns.tsx';
import {
  type ListState,
  useEmptyText,
  useFeedInState,
  useItemsInState,
} from './use-items-in-state.ts';

interface ExampleProps {
  state: ListState;
}

const chosenMax = 3;
const Head = ({ words }: { words: string }) => <h2 className="h2">{words}</h2>;

/** A table of the desk. */
export function TableExample({ state }: ExampleProps) {
  const t = useText(demoTexts);
  const { query, rows } = useItemsInState(state);
  const columns = useItemColumns();
  return (
    <ListCard
      head={<Head words={t('listTable')} />}
      query={query}
      rows={rows}
      columns={columns}
      emptyText={useEmptyText(state)}
      rowCount={3}
    />
  );
}

/** A table of which some rows can be chosen, but not more than a number. */
export function ChoiceExample({ state }: ExampleProps) {
  const t = useText(demoTexts);
  const { query, rows } = useItemsInState(state);
  const [chosen, setChosen] = useState<readonly DemoItem[]>([]);
  const columns = useItemColumns().slice(0, 3);
  return (
    <ListCard
      head={<Head words={t('listChoice', { max: chosenMax })} />}
      query={query}
      rows={rows}
      columns={columns}
      minWidth={480}
      emptyText={useEmptyText(state)}
      rowCount={3}
      choice={{
        chosen,
        onChange: setChosen,
        max: chosenMax,
        fullNote: t('choiceFull', { max: chosenMax }),
        nameOf: ({ name }) => name,
      }}
    />
  );
}

/** Rows that are drawn as cards. */
export function CardsExample({ state }: ExampleProps) {
  const t = useText(demoTexts);
  const { query, rows } = useItemsInState(state);
  const cards = () => (
    <div className="demo-grid">
      {rows.map(({ id, name, icon, price }) => (
        <div key={id} className="demo-tile stack gap-4">
          <span className="demo-row">
            <MenuIcon name={icon} />
            {name}
          </span>
          <Money value={price} kind="true" />
        </div>
      ))}
    </div>
  );
  return (
    <ListCard
      head={<Head words={t('listCards')} />}
      query={query}
      rows={rows}
      columns={[]}
      draw={cards}
      emptyText={useEmptyText(state)}
      rowCount={3}
    />
  );
}

/** A feed, whose next rows are loaded by a cursor. */
export function FeedExample({ state }: ExampleProps) {
  const t = useText(demoTexts);
  const { feed, rows } = useFeedInState(state);
  const columns = useItemColumns().slice(0, 3);
  return (
    <ListCard
      head={<Head words={t('listFeed')} />}
      query={feed}
      rows={rows}
      columns={columns}
      minWidth={480}
      emptyText={useEmptyText(state)}
      rowCount={3}
      foot={<LoadMore feed={feed} />}
    />
  );
}

/** Rows that are no table. */
export function RowsExample({ state }: ExampleProps) {
  const t = useText(demoTexts);
  const { query, rows } = useItemsInState(state);
  return (
    <section className="card list-card">
      <Head words={t('listRows')} />
      <ListStates
        query={query}
        isEmpty={rows.length === 0}
        emptyText={useEmptyText(state)}
        rowCount={3}
      >
        <ul className="demo-card">
          {rows.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
