import { resetSecondFactor } from '@vitrine/contract/admin/identity.ts';
import type { PlatformStore } from '@vitrine/contract/shop/store-decisions.ts';
import { Button, Popconfirm } from 'antd';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { uiTexts } from '../../texts/ui.ts';
import { HasPerm } from '../../ui/has-perm.tsx';

/** Helps an owner who lost telephone and recovery codes back in. */
export function ResetFactorButton({ owner }: { owner: PlatformStore['owner'] }) {
  const t = useText(storeDecisionTexts);
  const tUi = useText(uiTexts);
  const reset = async () => {
    try {
      await api.call(resetSecondFactor, { params: { id: owner.id } });
      toast.success(t('factorReset'));
    } catch {
      // The toast has said why.
    }
    await queryClient.invalidateQueries({ queryKey: platformKeys.all });
  };
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
        onConfirm={reset}
      >
        <Button type="link" size="small" className="store-reset">
          {t('resetFactor')}
        </Button>
      </Popconfirm>
    </HasPerm>
  );
}
