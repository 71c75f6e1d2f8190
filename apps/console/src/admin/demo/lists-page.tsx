import { Segmented } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { PageHead } from '../../ui/page-head.tsx';
import {
  CardsExample,
  ChoiceExample,
  FeedExample,
  RowsExample,
  TableExample,
} from './list-examples.tsx';
import { type ListState, listStates } from './use-items-in-state.ts';
import './demo.css';

const texts = {
  filled: 'stateFilled',
  loading: 'stateLoading',
  empty: 'stateEmpty',
  nothing: 'stateNothing',
  failed: 'stateFailed',
} as const satisfies Record<ListState, string>;

/** Each kind of list of the list kit, in each of its five states. */
export default function ListsPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const address = useAddress();
  const state = listStates.find((one) => one === address.read('state')) ?? 'filled';
  return (
    <>
      <PageHead
        title={tRoute('demoLists')}
        line={t('listsLine')}
        actions={
          <Segmented
            aria-label={t('state')}
            value={state}
            options={listStates.map((value) => ({ value, label: t(texts[value]) }))}
            onChange={(value) => address.change({ state: value })}
          />
        }
      />
      {/* Another state begins anew, so that an error that was retried can be seen again. */}
      <div className="demo-lists" key={state}>
        {[TableExample, ChoiceExample, CardsExample, FeedExample, RowsExample].map((Example) => (
          <Example key={Example.name} state={state} />
        ))}
      </div>
    </>
  );
}
