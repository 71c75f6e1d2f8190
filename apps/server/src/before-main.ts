// React decides by this, when it is loaded, whether it is its slow development form; nothing else of ours reads it. So it
// is the first import of the main file.
process.env['NODE_ENV'] ??= 'production';
