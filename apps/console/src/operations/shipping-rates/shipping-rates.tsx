import { Tabs } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { routeTexts } from '../../texts/routes.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { firstPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CalendarTab } from './calendar-tab.tsx';
import { CarriersTab } from './carriers-tab.tsx';
import { DutiesTab } from './duties-tab.tsx';
import { ZoneList } from './zone-list.tsx';

const views = {
  zones: ZoneList,
  calendar: CalendarTab,
  duties: DutiesTab,
  carriers: CarriersTab,
} as const;

const tabs = ['zones', 'calendar', 'duties', 'carriers'] as const;

/** How goods come to buyers and what that costs: zones with rates, the calendar, duties, carriers. */
export default function ShippingRatesPage() {
  const t = useText(shippingRatesTexts);
  const tRoute = useText(routeTexts);
  const address = useAddress();
  const tab = tabs.find((one) => one === address.read('tab')) ?? 'zones';
  const View = views[tab];
  return (
    <>
      <PageHead title={tRoute('operationsShippingRates')} line={t('line')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => address.change({ tab: key, keywords: undefined, ...firstPage })}
        items={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
      />
      <View key={tab} />
    </>
  );
}
