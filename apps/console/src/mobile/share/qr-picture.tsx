import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';

const widthPx = 720;

/** The QR code of an address, large enough to print, with a way to keep it. */
export function QrPicture({ text, fileName }: { text: string; fileName: string }) {
  const t = useText(uiTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Drawn black on white in both themes: cameras read nothing else reliably.
    void import('qrcode').then(({ toCanvas }) => canvas.current && toCanvas(canvas.current, text, { width: widthPx, margin: 2 }));
  }, [text]);
  const save = () => {
    const link = document.createElement('a');
    link.href = canvas.current?.toDataURL('image/png') ?? '';
    link.download = `${fileName}.png`;
    link.click();
  };
  return (
    <div className="m-qr">
      <canvas ref={canvas} role="img" aria-label={`${t('qrCode')}: ${text}`} width={widthPx} height={widthPx} />
      <button type="button" className="btn low" onClick={save}>
        <Download size={18} aria-hidden />
        {t('savePicture')}
      </button>
    </div>
  );
}
