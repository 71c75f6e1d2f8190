import { DatePicker, Form, type FormInstance, Radio } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { noticeListTexts } from '../../texts/notice-list.ts';
import type { NoticeValues } from './notice-values.rules.ts';

const typedFormat = 'YYYY-MM-DD HH:mm';

/** A day and a time of this device's clock, as a moment. */
function MomentField({
  value,
  onChange,
  ...rest
}: {
  value?: string | null;
  onChange?: (moment: string | null) => void;
}) {
  return (
    <DatePicker
      {...rest}
      showTime={{ format: 'HH:mm' }}
      needConfirm={false}
      allowClear={false}
      style={{ width: 240 }}
      // A format that is a text can be typed.
      format={typedFormat}
      minDate={dayjs().startOf('day')}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day?.second(0).millisecond(0).toISOString() ?? null)}
    />
  );
}

interface WayChoiceProps {
  id?: string;
  /** Whether it is published when it is saved. */
  value?: boolean;
  onChange?: (isNow: boolean) => void;
  isTimed: boolean;
  onTimed: (isTimed: boolean) => void;
}

function WayChoice({ id, value = false, onChange, isTimed, onTimed }: WayChoiceProps) {
  const t = useText(noticeListTexts);
  return (
    <Radio.Group
      {...(id ? { id } : {})}
      value={value ? 'now' : isTimed ? 'at' : 'later'}
      options={[
        { value: 'later', label: t('later') },
        { value: 'now', label: t('now') },
        { value: 'at', label: t('atTime') },
      ]}
      onChange={({ target }) => {
        onChange?.(target.value === 'now');
        onTimed(target.value === 'at');
      }}
    />
  );
}

/** Whether a notice stays a draft, is published when it is saved, or at a time. */
export function NoticeTime({ form }: { form: FormInstance<NoticeValues> }) {
  const t = useText(noticeListTexts);
  const stored = Form.useWatch('scheduleTime', form) ?? null;
  const [isChosen, setChosen] = useState(false);
  const isTimed = isChosen || stored !== null;
  const setTimed = (is: boolean) => {
    setChosen(is);
    if (!is) form.setFieldValue('scheduleTime', null);
  };
  const check = async (_rule: unknown, value: string | null) => {
    if (isTimed && !value) throw new Error(t('needsTime'));
  };
  return (
    <>
      <Form.Item name="publish" label={t('when')}>
        <WayChoice isTimed={isTimed} onTimed={setTimed} />
      </Form.Item>
      <Form.Item
        name="scheduleTime"
        label={t('time')}
        extra={t('timeHint')}
        hidden={!isTimed}
        required
        rules={[{ validator: check }]}
      >
        <MomentField />
      </Form.Item>
    </>
  );
}
