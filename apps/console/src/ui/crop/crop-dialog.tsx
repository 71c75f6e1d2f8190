import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { cropTexts } from '../../texts/crop.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Button } from '../plain/button.tsx';
import { Dialog } from '../plain/dialog.tsx';
import { cropPicture } from './crop-picture.rules.ts';
import { type PictureShape, pictureShapes } from './picture-shapes.ts';
import './crop-dialog.css';

interface CropDialogProps {
  file: File;
  shape: PictureShape;
  onCancel: () => void;
  /** The part, or the whole file where the browser cannot read it: the server says what is wrong with it. */
  onCropped: (file: File) => void;
}

/** Chooses the part of a picture that is shown: moved and enlarged by mouse, finger or keyboard. */
export default function CropDialog({ file, shape, onCancel, onCropped }: CropDialogProps) {
  const t = useText(cropTexts);
  const tUi = useText(uiTexts);
  const { aspect, widthMax } = pictureShapes[shape];
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    const next = URL.createObjectURL(file);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [file]);
  const cutting = useApiMutation(
    async () => area && onCropped(await cropPicture(file, area, widthMax)),
  );
  return (
    <Dialog className="crop-dialog" aria-labelledby="crop-title" onClose={onCancel}>
      <h2 className="h3" id="crop-title">
        {t('title')}
      </h2>
      <p className="muted">{t('hint')}</p>
      <div className="crop-area">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={4}
            aspect={aspect}
            cropShape={shape === 'round' ? 'round' : 'rect'}
            objectFit="contain"
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('title') }}
            mediaProps={{ alt: '', onError: () => onCropped(file) }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_share, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className="crop-zoom line gap-12">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
      <footer>
        <Button className="btn" onClick={onCancel}>
          {tUi('cancel')}
        </Button>
        <Button
          className="btn primary"
          isBusy={cutting.isBusy}
          disabled={!area}
          onClick={() => void cutting.run()}
        >
          {t('use')}
        </Button>
      </footer>
    </Dialog>
  );
}
