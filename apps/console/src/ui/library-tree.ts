export { Tree } from 'antd';
