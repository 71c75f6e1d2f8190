import { Popover } from 'antd';
import type { ReactElement } from 'react';
import { QrPicture } from './qr-picture.tsx';
import './qr-popover.css';

/** The QR code of an address, with a way to save it as a picture. */
export function QrPopover({
  text,
  fileName,
  children,
}: {
  text: string;
  fileName: string;
  children: ReactElement;
}) {
  return (
    <Popover
      trigger="click"
      placement="bottom"
      content={
        <div className="qr-box stack gap-10">
          <QrPicture text={text} fileName={fileName} />
          <span className="faint truncate">{text.replace(/^https?:\/\//, '')}</span>
        </div>
      }
    >
      {children}
    </Popover>
  );
}
