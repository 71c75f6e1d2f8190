import { resetSecondFactor } from '@vitrine/contract/admin/identity.ts';
import type { PlatformStore } from '@vitrine/contract/shop/store-decisions.ts';
import { Button, Popconfirm } from 'antd';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { uiTexts } from '../../texts/ui.ts';
import { HasPerm } from '../../ui/has-perm.tsx';

/** Helps an owner who lost telephone and recovery codes back in. */
export function ResetFactorButton({ owner }: { owner: PlatformStore['owner'] }) {
  const t = useText(storeDecisionTexts);
  const tUi = useText(uiTexts);
  const resetting = useApiMutation(resetSecondFactor, {
    success: t('factorReset'),
    invalidates: [platformKeys.all],
  });
  if (!owner.hasSecondFactor) return null;
  return (
    <HasPerm value="sys:user:second-factor">
      <Popconfirm
        title={t('resetFactor')}
        description={t('resetFactorLine')}
        okText={t('resetFactor')}
        cancelText={tUi('cancel')}
        okButtonProps={{ danger: true }}
        styles={{ root: { maxWidth: 420 } }}
        onConfirm={() => resetting.run({ params: { id: owner.id } })}
      >
        <Button type="link" size="small" className="store-reset">
          {t('resetFactor')}
        </Button>
      </Popconfirm>
    </HasPerm>
  );
}
