import { resetSecondFactor } from '@vitrine/contract/admin/identity.ts';
import type { PlatformStore } from '@vitrine/contract/shop/store-decisions.ts';
import { Button } from 'antd';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';

/** Helps an owner who lost telephone and recovery codes back in. */
export function ResetFactorButton({ owner }: { owner: PlatformStore['owner'] }) {
  const t = useText(storeDecisionTexts);
  const resetting = useApiMutation(resetSecondFactor, {
    success: t('factorReset'),
    invalidates: [platformKeys.all],
  });
  if (!owner.hasSecondFactor) return null;
  return (
    <HasPerm value="sys:user:second-factor">
      <AnchoredQuestion
        title={t('resetFactor')}
        action={t('resetFactor')}
        isDanger
        onConfirm={() => resetting.run({ params: { id: owner.id } })}
        trigger={
          <Button type="link" size="small" className="store-reset">
            {t('resetFactor')}
          </Button>
        }
      >
        {t('resetFactorLine')}
      </AnchoredQuestion>
    </HasPerm>
  );
}
