import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { type QueueGroup, queueCountMax } from '@vitrine/contract/shop/ship-queue.ts';
import {
  type PaperSize,
  paperSizes,
  printedOrdersMax,
} from '@vitrine/contract/shop/shipping-documents.ts';
import { Button, Dropdown } from 'antd';
import { ChevronDown, ListChecks, Printer } from 'lucide-react';
import { toast } from '../../lib/feedback.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import CarrierFileButton from '../shipping-documents/carrier-file-button.tsx';
import { usePrinting } from '../shipping-documents/use-printing.ts';
import { listGroupIds } from './list-group-ids.ts';
import type { ShownGroup } from './use-ship-queue.ts';

/** Groups that are printed in one file: all orders that are due, then those of later days. */
const sets: readonly (readonly QueueGroup[])[] = [['late', 'today'], ['tomorrow'], ['later']];

const documents = { pickList: ListChecks, slips: Printer } as const;
const names = ['pickList', 'slips'] as const;

/** Pick list and packing slips of the orders of some days, and the file for a carrier. */
export function QueuePapers({ groups }: { groups: readonly ShownGroup[] }) {
  const t = useText(shipQueueTexts);
  const number = findNumberFormat(useIntlTag());
  const mayRead = useHasPerm('platform:order:personal');
  const printing = usePrinting();
  if (!mayRead) return null;
  const shown = sets
    .map((set) => groups.filter(({ group, count }) => set.includes(group) && count > 0))
    .filter((set) => set.length > 0);
  const describe = (set: readonly ShownGroup[]) => {
    const [first] = set;
    const count = set.reduce((sum, one) => sum + one.count, 0);
    const shownCount =
      count > queueCountMax ? `${number.format(queueCountMax)}+` : number.format(count);
    const name = first && set.length === 1 ? t(`group_${first.group}`) : t('papersDue');
    return `${name} · ${shownCount}`;
  };
  const read = async (set: readonly ShownGroup[]) => {
    const { orderIds, hasMore } = await listGroupIds(
      set.map(({ group }) => group),
      printedOrdersMax,
    );
    if (!orderIds.length) toast.warning(t('allDone'));
    if (hasMore) toast.warning(t('printedFirst', { maximum: printedOrdersMax }));
    return orderIds;
  };
  return (
    <>
      {names.map((name) => {
        const Icon = documents[name];
        return (
          <Dropdown
            key={name}
            trigger={['click']}
            disabled={!shown.length || printing.isBusy}
            menu={{
              items: shown.map((set, at) => ({
                key: at,
                type: 'group' as const,
                label: describe(set),
                children: paperSizes.map((size) => ({
                  key: `${at}|${size}`,
                  label: size.toUpperCase(),
                })),
              })),
              onClick: ({ key }) => {
                const [at, size] = key.split('|');
                void printing.run({
                  document: name,
                  paper: size as PaperSize,
                  orderIds: () => read(shown[Number(at)] ?? []),
                });
              },
            }}
          >
            <Button
              icon={<Icon size={16} aria-hidden />}
              loading={printing.input?.document === name}
            >
              {t(name)}
              <ChevronDown size={14} aria-hidden />
            </Button>
          </Dropdown>
        );
      })}
      <CarrierFileButton />
    </>
  );
}
