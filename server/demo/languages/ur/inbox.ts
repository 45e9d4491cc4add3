/** Messages to members. */
export default {
  welcome: 'سائٹ پر خوش آمدید۔ ہمارے اور آپ کی اپ لائن کے پیغامات یہاں آتے ہیں۔',
};
