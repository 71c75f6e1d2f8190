import { Popover, QRCode } from 'antd';
import type { ReactElement } from 'react';
import { useRef } from 'react';
import { useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';

/** The QR code of an address, with a way to save it as a picture. */
export function QrPopover({ text, fileName, children }: { text: string; fileName: string; children: ReactElement }) {
  const t = useText(uiTexts);
  const box = useRef<HTMLDivElement>(null);
  const save = () => {
    const canvas = box.current?.querySelector('canvas');
    if (!canvas) return;
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = `${fileName}.png`;
    link.click();
  };
  return (
    <Popover
      trigger="click"
      placement="bottom"
      content={
        <div ref={box} className="qr-box">
          <QRCode aria-label={t('qrCode')} value={text} size={184} bordered={false} color="#101828" bgColor="#ffffff" />
          <span className="t3 ell">{text.replace(/^https?:\/\//, '')}</span>
          <button type="button" className="btn" onClick={save}>
            {t('savePicture')}
          </button>
        </div>
      }
    >
      {children}
    </Popover>
  );
}
