import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { webAddress } from '@vitrine/contract/shapes.ts';
import {
  type readWelcomeSettings,
  saveWelcomeSettings,
} from '@vitrine/contract/shop/promotions.ts';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { payoutSettingTexts } from '../../texts/payout-settings.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { UsdField } from '../../ui/usd-field.tsx';

const shape = saveWelcomeSettings.body.extend({ chatUrl: z.union([z.literal(''), webAddress]) });

/** Switch, budget and chat link of the welcome offer. */
export function WelcomeForm({
  settings: { isOn, monthlyBudget, chatUrl },
  isOpen,
  onClose,
}: {
  settings: EndpointAnswer<typeof readWelcomeSettings>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText(payoutSettingTexts);
  return (
    <FormPanel
      name="welcome-settings"
      title={t('welcome')}
      isOpen={isOpen}
      onClose={onClose}
      shape={shape}
      initial={{
        isOn,
        monthlyBudget: { amount: monthlyBudget.amount, currency: 'USD' },
        chatUrl: chatUrl ?? '',
      }}
      fields={[
        { name: 'isOn', label: t('isOn'), hint: t('welcomeHint'), kind: 'check' },
        {
          name: 'monthlyBudget',
          label: t('budget'),
          hint: t('budgetHint'),
          control: <UsdField field="welcome-budget" />,
        },
        { name: 'chatUrl', label: t('chat'), hint: t('chatHint') },
      ]}
      save={(body, options) =>
        api.call(saveWelcomeSettings, { body: { ...body, chatUrl: body.chatUrl || null } }, options)
      }
      success={t('saved')}
      invalidates={[platformKeys.welcomeSettings]}
    />
  );
}
