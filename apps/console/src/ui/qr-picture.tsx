import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';
import './qr-picture.css';

const widthPx = 720;

/** A QR code of a text, black on white in both themes: cameras read nothing else reliably. */
export function QrCanvas({ text, label }: { text: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (text)
      void import('qrcode').then(
        ({ toCanvas }) =>
          canvas.current && toCanvas(canvas.current, text, { width: widthPx, margin: 2 }),
      );
  }, [text]);
  return (
    <canvas
      ref={canvas}
      className="qr-code"
      role="img"
      aria-label={label}
      width={widthPx}
      height={widthPx}
    />
  );
}

interface QrPictureProps {
  text: string;
  /** Without its ending. */
  fileName: string;
  /** More to do with the address. */
  children?: ReactNode;
}

/** The QR code of an address, large enough to print, with a way to keep it. */
export function QrPicture({ text, fileName, children }: QrPictureProps) {
  const t = useText(uiTexts);
  const box = useRef<HTMLDivElement>(null);
  const save = () => {
    const link = document.createElement('a');
    link.href = box.current?.querySelector('canvas')?.toDataURL('image/png') ?? '';
    link.download = `${fileName}.png`;
    link.click();
  };
  return (
    <div ref={box} className="qr-picture stack gap-12">
      <QrCanvas text={text} label={`${t('qrCode')}: ${text}`} />
      <div className="stack gap-8">
        <button type="button" className="btn low" disabled={!text} onClick={save}>
          <Download size={16} aria-hidden />
          {t('savePicture')}
        </button>
        {children}
      </div>
    </div>
  );
}
