/** Where the component library draws the line between narrow and wide windows: where our styles draw it too. In pixels. */
export const kitScreens = { screenLGMax: 1240, screenXL: 1241, screenXLMin: 1241 } as const;
