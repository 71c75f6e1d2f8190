/** The point of a picture that stays in view when it is cropped; the middle where it is not known. */
export interface PictureFocus {
  focusX?: number | undefined;
  focusY?: number | undefined;
}

/** The style of a picture that keeps its point in view. */
export const getFocusStyle = ({
  focusX = 50,
  focusY = 50,
}: PictureFocus = {}): { objectPosition: string } | undefined =>
  focusX === 50 && focusY === 50 ? undefined : { objectPosition: `${focusX}% ${focusY}%` };

/** The picture of something that is kept in this tab: its address and its point. */
export interface Cover extends PictureFocus {
  imageUrl: string | null;
}

export const toCover = (image: (PictureFocus & { url: string }) | null | undefined): Cover => ({
  imageUrl: image?.url ?? null,
  ...(image?.focusX === undefined ? {} : { focusX: image.focusX, focusY: image.focusY }),
});
